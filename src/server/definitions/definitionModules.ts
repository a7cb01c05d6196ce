import { eq } from 'drizzle-orm';
import { later } from '../clock';
import type { Db } from '../store/open';
import { definitionModules } from '../store/schema';
import type { FoundType } from './definitionSource';

/** Modules in memory; the database has those that were forgotten. */
const most = 200;

/** A name contains a digest of the text, so a name never gets another text. */
const validName = /^[\w-]+\.[0-9a-f]{16}\.js$/;

/**
 * The modules whose addresses were given out, in the database: every process can serve them, also one that has other
 * versions of the definitions or was started later.
 */
export class DefinitionModules {
  readonly #texts = new Map<string, string>();
  readonly #givenOut = new Map<string, Date>();

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {}

  /** Returns the name, once every process can serve the module. */
  async publish({ type }: FoundType): Promise<string> {
    const { name, text } = type.module;
    const givenOutAt = this.now();
    const before = this.#givenOut.get(name);
    if (before && before > later(givenOutAt, { minutes: -60 })) return name;
    await this.db
      .insert(definitionModules)
      .values({ name, text, givenOutAt })
      .onConflictDoUpdate({ target: definitionModules.name, set: { givenOutAt } });
    remember(this.#texts, name, text);
    remember(this.#givenOut, name, givenOutAt);
    return name;
  }

  async find(name: string): Promise<string | undefined> {
    const known = this.#texts.get(name);
    if (known !== undefined || !validName.test(name)) return known;
    const [row] = await this.db
      .select()
      .from(definitionModules)
      .where(eq(definitionModules.name, name));
    if (row) remember(this.#texts, name, row.text);
    return row?.text;
  }
}

/** Forgets the entry that was added first when there are too many. */
function remember<T>(map: Map<string, T>, name: string, value: T): void {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > most) map.delete(oldest!);
}
