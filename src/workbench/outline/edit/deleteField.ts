import type { Pointer } from '#engine';
import { type Deletion, deletionOf } from './deletion';
import type { Texts } from './texts';

/**
 * Deletes a field wherever it is named: its rules and those of others that compare with it, conditions on it and what
 * only they show, its words in every language, what request.json does with it, and its answers in the examples. Shared
 * pieces stay as they are: others use them.
 */
export const deleteField = (key: string, all: Texts, at: Pointer): Deletion =>
  deletionOf(key, all, { fields: [at] });
