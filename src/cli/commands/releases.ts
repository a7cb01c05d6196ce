import type { Release, ReleaseEvent, ReleaseSummary } from '#api';
import type { TypeDiff } from '#authoring';
import type { CliContext } from '../cliContext';
import { diffsBetween } from '../diffsBetween';
import { humanDiffs } from '../formats/humanDiffs';
import { t } from '../i18n';
import { releaseNumber } from '../releases/releaseNumber';
import { type ReleaseServer, releaseServerOf } from '../releases/releaseServer';
import type { Command } from './command';

export const releases: Command = {
  name: 'releases',
  takes: '[N]',
  options: ['format', 'server'],
  summary: t('commands.releases'),
  async run([number], options, context) {
    const server = releaseServerOf(options, context);
    const asJson = options.format === 'json';
    const json = (value: unknown) => context.print(`${JSON.stringify(value, null, 2)}\n`);
    if (number === undefined) {
      const { releases: all } = await server.list();
      if (asJson) json(all);
      else context.print(all.map(lineOf).join('') || t('releases.none'));
      return 0;
    }
    const { files, ...release } = await server.find(releaseNumber(number));
    const difference = await differenceOf({ files, ...release }, server, context);
    if (asJson) json({ ...release, difference });
    else {
      context.print(lineOf(release));
      for (const event of release.events) context.print(t('releases.event', shown(event)));
      if (release.base !== null) context.print(t('releases.base', { base: release.base }));
      context.print(`\n${humanDiffs(difference) || t('releases.nothingForCustomers')}`);
    }
    return 0;
  },
};

/**
 * What a release changes, computed from its files and those of its base, so that the approver does not depend on what the
 * proposer's client sent.
 */
async function differenceOf(
  { files, base }: Release,
  server: ReleaseServer,
  context: CliContext,
): Promise<TypeDiff[]> {
  const newer = await server.texts(files, []);
  const older =
    base === null ? {} : await server.texts((await server.find(base)).files, Object.values(newer));
  return diffsBetween(older, newer, [], await context.fixtures());
}

const lineOf = ({ number, state, events }: ReleaseSummary): string =>
  t('releases.line', { number, state: state.padEnd(9), ...shown(events[0]!) });

/** A moment in UTC, to the minute. */
const shown = ({ at, kind, ...event }: ReleaseEvent) => ({
  ...event,
  kind: kind.padEnd(9),
  at: at.slice(0, 16).replace('T', ' '),
});
