"""How nets and weights were learnt: scripts that need torch, a GPU or a C compiler; the package never imports them."""
