"""The actions of a turn that play or take cards.

They are about Equipment, the kit, Opportunity and Security cards, tunnels and gambles.
"""
