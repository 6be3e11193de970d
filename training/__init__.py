"""Training of nets and weights: scripts that need torch, a GPU or a C compiler; the package never imports them."""
