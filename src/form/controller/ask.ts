import type { CallName } from '#engine';
import type { CallOptions, CallResult } from '../call';
import type { Session } from './session';

/** A call in the background of the form, which shows its waiting and its failing itself. */
export const ask = (
  { props }: Session,
  name: CallName,
  payload: { [name: string]: unknown },
  options?: CallOptions,
): Promise<CallResult> =>
  props.call(name, payload, { isQuiet: true, isBackground: true, ...options });
