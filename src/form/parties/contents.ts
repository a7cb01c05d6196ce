import type { ReactNode } from 'react';

/** The drawn questions, by field. */
export type Contents = { [field: string]: ReactNode };
