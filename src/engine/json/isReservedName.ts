import { unsafeNames } from './pointer';

/** Whether JavaScript gives a name a meaning of its own in every object, such as `constructor`: data must not use it. */
export const isReservedName = (name: string): boolean => unsafeNames.has(name) || name in {};
