"""The texts, pages and pictures of Stalag 17."""
