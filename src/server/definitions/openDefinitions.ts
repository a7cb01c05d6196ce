import type { FastifyInstance } from 'fastify';
import { ReleaseDefinitions } from '../releases/releaseDefinitions';
import { releaseChannel, Releases } from '../releases/releases';
import type { Settings } from '../settings';
import type { Store } from '../store/open';
import type { DefinitionHooks } from './definitionSource';
import { DefinitionModules } from './definitionModules';
import { FolderDefinitions } from './folderDefinitions';
import type { DefinitionCache } from './definitionCache';
import { RegisteredSubTypes } from './registeredSubTypes';
import { RequestTypes } from './requestTypes';

export interface OpenedDefinitions {
  requestTypes: RequestTypes;
  /** Where only releases are served. */
  releases?: Releases;
}

/** Serves the definitions of a folder, or those of the release that is live. They are closed with the server. */
export async function openDefinitions(
  app: FastifyInstance,
  settings: Settings,
  store: Store,
  cache: DefinitionCache,
  now: () => Date,
): Promise<OpenedDefinitions> {
  const { log } = app;
  const { db } = store;
  const subTypes = new RegisteredSubTypes(db);
  const modules = new DefinitionModules(db, now);
  const hooks: DefinitionHooks = {
    register: (key, metadata) => subTypes.register(key, metadata),
    report: (key, lines) => {
      for (const line of lines) log.error({ definition: key }, line);
    },
  };
  if (!settings.releases) {
    const source = new FolderDefinitions(settings.definitionsDir, cache, hooks);
    app.addHook('onClose', () => source.close());
    await subTypes.inBulk(() => source.start());
    return { requestTypes: new RequestTypes(source, subTypes, modules) };
  }
  const releases = new Releases(db, cache, {
    needsApproval: settings.releaseApproval,
    openMinutes: settings.sessionLongestMinutes,
    now,
    refusals: (types) => subTypes.refusals(types),
    reload: () => source.reload(),
  });
  const source: ReleaseDefinitions = new ReleaseDefinitions(releases, cache, {
    ...hooks,
    registerAll: (work) => subTypes.inBulk(work),
    subTypesOf: (types) => subTypes.registeredOf(types),
    onLive: (number) =>
      number === null
        ? log.warn('no release is live: nothing is offered until one is published')
        : log.info({ release: number }, 'release is live'),
  });
  app.addHook('onClose', () => source.close());
  // Before the start, so that a release that becomes live meanwhile is not missed.
  const stop = await store.listen(releaseChannel, () => void source.reload());
  app.addHook('onClose', () => stop());
  await source.start();
  return { requestTypes: new RequestTypes(source, subTypes, modules), releases };
}
