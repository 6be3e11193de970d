// The leaves of the drawer.

export type Tab = 'log' | 'rules' | 'table'
