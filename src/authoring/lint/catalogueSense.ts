import { type Catalogue, type Pointer, pointerOf } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { SourceFile } from '../read/sourceFile';
import { textFlaw } from './shared/textFlaw';

interface Found {
  at: Pointer;
  rule: string;
  severity?: Diagnostic['severity'];
  message: string;
}

/** What the catalogue says twice, of itself, or not at all. */
export function catalogueSense(source: SourceFile, catalogue: Catalogue): Diagnostic[] {
  return [...texts(catalogue), ...names(catalogue), ...opens(catalogue)].map(
    ({ at, severity = 'error', ...found }) => ({
      file: source.path,
      ...source.positionOf(at),
      severity,
      ...found,
    }),
  );
}

function* texts({ serviceTypes, notices = {} }: Catalogue): Generator<Found> {
  const shown: [Pointer, string][] = [
    ...serviceTypes.flatMap(({ title, requestTypes }, i): [Pointer, string][] => [
      [pointerOf('serviceTypes', i, 'title'), title],
      ...requestTypes.flatMap(({ title: own, haveReady }, j): [Pointer, string][] => {
        const at = pointerOf('serviceTypes', i, 'requestTypes', j);
        return [
          [`${at}/title`, own],
          ...(haveReady === undefined ? [] : [[`${at}/haveReady`, haveReady] as [Pointer, string]]),
        ];
      }),
    ]),
    ...Object.entries(notices).flatMap(([name, { title, message }]): [Pointer, string][] => [
      [pointerOf('notices', name, 'title'), title],
      [pointerOf('notices', name, 'message'), message],
    ]),
  ];
  for (const [at, text] of shown) {
    const flaw = textFlaw(text, at);
    if (flaw) yield { at, rule: 'text', ...flaw };
  }
}

/** Names that have to differ, each in its own group. */
function* names({ serviceTypes, notices = {} }: Catalogue): Generator<Found> {
  const entries = serviceTypes.flatMap(({ requestTypes }, i) =>
    requestTypes.map((entry, j) => ({
      ...entry,
      i,
      at: pointerOf('serviceTypes', i, 'requestTypes', j),
    })),
  );
  const services = serviceTypes.map(({ key, title }, i) => ({
    key,
    title,
    at: pointerOf('serviceTypes', i),
  }));
  yield* twice(
    'The key of a service type',
    services.map(({ key, at }) => [key, `${at}/key`]),
  );
  yield* twice(
    'The title of a service type',
    services.map(({ title, at }) => [title, `${at}/title`]),
  );
  for (const i of serviceTypes.keys())
    yield* twice(
      'The title of a request type',
      entries.filter((entry) => entry.i === i).map(({ title, at }) => [title, `${at}/title`]),
    );
  const links = entries.flatMap(({ openedBy = [], at }) =>
    openedBy.map((name, k): [string, Pointer] => [name, at + pointerOf('openedBy', k)]),
  );
  yield* twice('The link', links);
  for (const [name, at] of links) {
    if (Object.hasOwn(notices, name))
      yield {
        at,
        rule: 'catalogue-name',
        message: `The link "${name}" has a notice too, so that it leads to two places. Remove one of them.`,
      };
    if (!/^[\w.~-]+$/.test(name))
      yield {
        at,
        rule: 'catalogue-name',
        message: `The link "${name}" is part of an address. Use letters, digits, "-" and "_" only.`,
      };
  }
}

/** Capitals do not make two names different. */
function* twice(what: string, named: [string, Pointer][]): Generator<Found> {
  const seen = new Set<string>();
  for (const [name, at] of named) {
    const id = name.trim().toLowerCase();
    if (seen.has(id))
      yield {
        at,
        rule: 'catalogue-name',
        message: `${what} "${name}" is duplicated. Give each its own.`,
      };
    seen.add(id);
  }
}

/** A service type that opens at once opens one of its own request types. */
function* opens({ serviceTypes }: Catalogue): Generator<Found> {
  for (const [i, one] of serviceTypes.entries()) {
    const { opens: key, requestTypes } = one;
    const other = serviceTypes.find((each) => each.requestTypes.some((entry) => entry.key === key));
    // A service type without request types of its own may be a short cut to one of another.
    if (key === undefined || !other || requestTypes.length === 0 || other.key === one.key) continue;
    yield {
      at: pointerOf('serviceTypes', i, 'opens'),
      rule: 'catalogue-opens',
      message: `"${key}" belongs to the service type "${other.title}". Use a request type of this one: ${requestTypes.map((entry) => entry.key).join(', ')}.`,
    };
  }
}
