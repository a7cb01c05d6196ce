import { t, tCount } from '../../i18n';
import { menu } from '../../shell/menu';
import type { OfferedCatalogue, OfferedEntry } from '../catalogue';
import type { Findable } from './findMatches';

/** Something that the search finds, with the link that opens it. */
export interface FoundLink extends Findable {
  id: string;
  title: string;
  /** Its service type, or its group of the menu. */
  group?: string;
  /** How long it takes and what to have ready; or when it opens again. */
  effort: string[];
  icon: string;
  to: string;
  state?: unknown;
}

type AddressOf = (key: string) => string;

const effortOf = ({ minutes, haveReady }: OfferedEntry): string[] => [
  ...(minutes === undefined ? [] : [tCount('raise.find.minutes', minutes)]),
  ...(haveReady === undefined ? [] : [haveReady]),
];

/** The requests that can be made now, the other screens of the menu, and what is answered by a notice. */
export const findables = (catalogue: OfferedCatalogue, addressOf: AddressOf): FoundLink[] => [
  ...requestTypes(catalogue, addressOf),
  ...screens(catalogue),
  ...notices(catalogue),
];

/** A request type as a link; undefined where it is not offered now. */
export const requestLink = (
  catalogue: OfferedCatalogue,
  addressOf: AddressOf,
  key: string | undefined,
): FoundLink | undefined => requestTypes(catalogue, addressOf).find(({ id }) => id === key);

const requestTypes = ({ serviceTypes, keywords, closed }: OfferedCatalogue, addressOf: AddressOf) =>
  serviceTypes.flatMap((service) =>
    service.requestTypes
      .filter(({ available }) => available)
      .map((entry) => ({
        id: entry.key,
        title: entry.title,
        group: service.title,
        effort: closed?.[entry.key] === undefined ? effortOf(entry) : [closed[entry.key]!],
        icon: entry.icon ?? 'document',
        to: addressOf(entry.key),
        phrases: keywords.requestTypes[entry.key] ?? [],
        groupPhrases: keywords.serviceTypes[service.key] ?? [],
      })),
  );

const screens = ({ keywords, closed, screens: offered = {} }: OfferedCatalogue): FoundLink[] =>
  menu
    .flatMap((part) =>
      'to' in part ? part : part.entries.map((entry) => ({ ...entry, group: t(part.name) })),
    )
    .flatMap(({ name, isForm, ...screen }) => {
      const title = t(name);
      const path = screen.to.slice(screen.to.lastIndexOf('/') + 1);
      const known = keywords.screens[path];
      if (!known || (isForm && offered[path] === undefined)) return [];
      const opensAgain = closed?.[offered[path] ?? ''];
      return {
        ...screen,
        id: screen.to,
        title,
        effort: opensAgain === undefined ? [] : [opensAgain],
        icon: 'screen',
        phrases: [title, ...known],
      };
    });

const notices = ({ keywords, notices: all = {} }: OfferedCatalogue): FoundLink[] =>
  Object.entries(all).map(([name, { title }]) => ({
    id: `notice ${name}`,
    title,
    effort: [],
    icon: 'info',
    to: '',
    state: { selectedProfileSection: name },
    phrases: keywords.notices[name] ?? [],
  }));
