"""Run the command line: `python -m pelipoyta`."""

from pelipoyta.cli import main

if __name__ == "__main__":
    main()
