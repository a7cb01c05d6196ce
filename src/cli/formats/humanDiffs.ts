import { diffLineText, type TypeDiff } from '#authoring';
import { t } from '../i18n';

/** Differences for people: lines with `!` break what was possible before. Empty without any. */
export const humanDiffs = (diffs: TypeDiff[]): string =>
  diffs
    .map(({ key, verdict, lines }) =>
      [
        `${key}: ${t(`diff.${verdict}`)}`,
        ...lines.map((line) => `  ${line.isBreaking ? '!' : ' '} ${diffLineText(line)}`),
        '',
      ].join('\n'),
    )
    .join('\n');
