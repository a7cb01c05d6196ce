import type { CatalogueKeywords } from '#authoring';
import type { Catalogue } from '#engine';
import { join } from 'node:path';
import { fileFingerprint } from '../fileFingerprint';
import { isMissing } from '../missingFile';
import { type CatalogueResult, readCatalogue } from './catalogue';
import { cached, type DefinitionCache, digestOf } from './definitionCache';
import { listCatalogueOverlays, listKeys, readFiles } from './definitionFiles';

const file = 'catalogue.json';

/** The catalogue of a folder. While its files are invalid, the last valid version stays in use. */
export class FolderCatalogue {
  #read: CatalogueResult | undefined;
  #fingerprint = '';

  constructor(
    private readonly root: string,
    private readonly cache: DefinitionCache,
    private readonly report: (key: string, lines: string[]) => void,
  ) {}

  get catalogue(): Catalogue {
    return this.#read?.catalogue ?? { serviceTypes: [] };
  }

  get translations(): { [language: string]: Catalogue } {
    return this.#read?.translations ?? {};
  }

  get keywords(): CatalogueKeywords {
    const none = { serviceTypes: {}, requestTypes: {}, screens: {}, notices: {} };
    return this.#read?.keywords ?? none;
  }

  /** Reads the files again if they have changed, or the folders: `version` changes with them. */
  async refresh(version: number): Promise<void> {
    try {
      await this.#refresh(version);
    } catch (error) {
      // A missing file is reported once, another error at each attempt to read.
      if (!isMissing(error)) this.#fingerprint = '';
      this.report(file, [`${file}: ${(error as Error).message}`]);
    }
  }

  async #refresh(version: number): Promise<void> {
    const overlays = await listCatalogueOverlays(this.root);
    const own = await fileFingerprint(join(this.root, file));
    const fingerprint = [own, overlays.fingerprint, version].join('\n');
    if (fingerprint === this.#fingerprint) return;
    this.#fingerprint = fingerprint;
    const { files, diagnostics } = await readFiles(this.root, [file, ...overlays.paths]);
    if (diagnostics.length > 0) this.report(file, diagnostics);
    const { [file]: text, ...texts } = files;
    if (text === undefined) return;
    // Not those that are known: a start knows of no folder whose files are wrong.
    const keys = await listKeys(this.root);
    const digest = digestOf([...keys, text, ...Object.entries(texts).flat()]);
    const read = await cached(this.cache, `catalogue.${digest}`, () =>
      readCatalogue(text, texts, keys),
    );
    if (read.diagnostics.length > 0) this.report(file, read.diagnostics);
    if (read.isValid || !this.#read) this.#read = read;
  }
}
