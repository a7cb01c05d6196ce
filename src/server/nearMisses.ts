import { closest } from '#authoring';

/**
 * A line for each variable that is probably a misspelt setting: `DEMO_BOK=off` would otherwise leave the demonstration
 * on. Silent where the setting itself is set too, so that another program's variable with a similar name can stay.
 */
export function nearMisses(
  env: { [name: string]: string | undefined },
  settings: readonly string[],
): string[] {
  const byLetters = new Map(settings.map((name) => [letters(name), name]));
  return Object.keys(env).flatMap((name) => {
    if (!env[name] || settings.includes(name)) return [];
    const meant = byLetters.get(nearest(letters(name), [...byLetters.keys()]) ?? '');
    if (meant === undefined || env[meant]) return [];
    return `${name} is not a setting. Did you mean ${meant}? Correct the name; if it belongs to another program, set ${meant} too.`;
  });
}

const letters = (name: string) => name.replaceAll('_', '').toUpperCase();

/** Short names are near to too many others. */
function nearest(name: string, names: string[]): string | undefined {
  return name.length < 6 ? undefined : closest(name, names, name.length < 10 ? 1 : 2);
}
