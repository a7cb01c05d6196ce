import type { Call } from '../../form/call';
import { call } from '../calls/call';

/** Conflicts, refused files and broken rules: the form shows their words at the place they are about. */
const shownByForm = [409, 413, 415, 422];

export const callForForm: Call = (name, payload, options) =>
  call(name, payload, { ...options, quietFor: shownByForm });
