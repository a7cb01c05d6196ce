import type { ScreenEntry } from './definition';

/** What a screen of the catalogue opens; a key alone is offered to everybody. */
export const screenEntry = (opened: string | ScreenEntry): ScreenEntry =>
  typeof opened === 'string' ? { key: opened } : opened;
