import type { Output } from '#api';
import { createStore, useStore } from '../store';
import { send } from './send';

/** The insurer's settings. `today` is YYYY-MM-DD in the insurer's time zone. */
export type Settings = Output<'GET settings/'>;

const settings = createStore<Settings | undefined>(undefined);

export const useSettings = (): Settings | undefined => useStore(settings);

let loading: Promise<Settings | undefined> | undefined;

/** Undefined when the server does not respond; the next call tries again. */
export function loadSettings(): Promise<Settings | undefined> {
  loading ??= send('GET settings/', {}, { isQuiet: true, isBackground: true }).then((result) => {
    if (result.status === 'ok') settings.set(result.data);
    else loading = undefined;
    return settings.get();
  });
  return loading;
}
