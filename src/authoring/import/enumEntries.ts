import type { Pointer } from '#engine';
import type { Sourced } from './part';
import { isList } from './texts';

/** Where each value of an `enum` is written, and which of `enumNames` is its text. */
export const entriesOf = ({ at, value, entries }: Sourced): { at: Pointer; index: number }[] =>
  entries ?? (isList(value) ? value.map((_, index) => ({ at: `${at}/${index}`, index })) : []);
