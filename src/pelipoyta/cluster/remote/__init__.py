"""Tables that another process owns: followed here, with commands handed on to their owner."""
