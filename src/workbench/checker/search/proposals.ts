import type { Files } from '#authoring';
import type { Proposal } from './protocol';

/** New examples by their texts. */
export const proposalsOf = (files: Files): Proposal[] =>
  Object.entries(files).map(([path, text]) => ({
    path,
    isNew: true,
    about: (JSON.parse(text) as { about: string }).about,
    text,
  }));
