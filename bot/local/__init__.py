"""A local server that imitates Discord: REST v10, gateway v10, and a web page on which people play."""
