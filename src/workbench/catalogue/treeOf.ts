import type { Catalogue } from '#engine';
import { parse } from 'jsonc-parser';

export interface TreeType {
  key: string;
  title: string;
}

export interface TreeGroup {
  id: string;
  /** Undefined for groups that the catalogue does not name: the texts of the workbench do. */
  title?: string;
  types: TreeType[];
}

/**
 * The request types as the catalogue orders them, those with screens of their own, and those that it does not have. A
 * catalogue that is being typed is read as far as it goes.
 */
export function treeOf(
  catalogueText: string | undefined,
  keys: readonly string[],
  titleOf: (key: string) => string,
): TreeGroup[] {
  const catalogue = (parse(catalogueText ?? '') ?? {}) as Partial<Catalogue>;
  const rest = new Set(keys);
  const take = (key: string, title: string): TreeType[] =>
    rest.delete(key) ? [{ key, title }] : [];
  const services = listed(catalogue.serviceTypes).map((service): TreeGroup => ({
    id: `service ${service?.key}`,
    title: service?.title ?? service?.key ?? '',
    types: listed(service?.requestTypes).flatMap((entry) => [
      ...take(entry?.key, entry?.title ?? titleOf(entry?.key)),
      ...listed(entry?.behind).flatMap((key) => take(key, titleOf(key))),
    ]),
  }));
  const screens = Object.values(catalogue.screens ?? {}).flatMap((screen) => {
    const key = typeof screen === 'string' ? screen : screen?.key;
    return take(key, titleOf(key));
  });
  return [
    ...services,
    { id: 'screens', types: screens },
    { id: 'others', types: [...rest].map((key) => ({ key, title: titleOf(key) })) },
  ].filter(({ types }) => types.length > 0);
}

const listed = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);
