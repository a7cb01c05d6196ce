import type { TSchema } from '@sinclair/typebox';
import type { CallContract } from './callContract';

/** Whether an input can be sent as a form. The values of a form are texts, and the server converts none of them. */
export const canBeForm = ({ properties }: CallContract['input']): boolean =>
  Object.values<TSchema>(properties).every(({ type }) => type === 'string');
