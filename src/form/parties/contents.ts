import type { ReactNode } from 'react';

/** What is drawn for each field. */
export type Contents = { [field: string]: ReactNode };
