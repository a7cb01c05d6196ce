import { useEffect, useState } from 'react';
import { useCheckedType, useCheckerState } from '../checker/checkerClient';
import { useDiagnostics } from '../checker/useDiagnostics';
import { tCount } from '../i18n';
import { usePlace } from '../shell/place';

/** What there is to do, for the tabs. What is undefined is not known yet. */
export interface Counts {
  problems: number;
  /** Those of the problems that keep the request type from customers. */
  errors: number;
  examples: number | undefined;
  failing: number;
  /** Texts without a translation, in all languages. */
  gaps: number;
}

export function useCounts(): Counts {
  const { place } = usePlace();
  const diagnostics = useDiagnostics();
  const problems = diagnostics.length;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const key = place.key ?? '';
  const examples = useCheckedType(key, (checked) => checked.examples);
  const ofType = useCheckedType(key, (checked) => checked.coveredLanguages);
  const failing = examples?.filter(({ passes }) => !passes).length ?? 0;
  const ofCatalogue = useCheckerState(({ catalogue }) => catalogue.languages);
  const languages = place.key === undefined ? ofCatalogue : ofType;
  const texts = languages.flatMap((language) => [...language.texts.values()]);
  const gaps = texts.filter((isTranslated) => !isTranslated).length;
  return { problems, errors, examples: examples?.length, failing, gaps };
}

/** Milliseconds without a change, after which counts are announced: they change while the user types. */
const announcementDelay = 2000;

/** What a screen reader says once the counts of what is open have changed. */
export function useCountsAnnouncement({ problems, failing, gaps }: Counts): string {
  const { place } = usePlace();
  const words = [
    tCount('panels.said.problems', problems),
    tCount('panels.said.failing', failing),
    tCount('panels.said.gaps', gaps),
  ].join(', ');
  const [said, setSaid] = useState({ key: place.key, words, isFirst: true });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setSaid((before) => ({
          key: place.key,
          words,
          // What another request type has is no news.
          isFirst: before.key !== place.key || (before.isFirst && before.words === words),
        })),
      announcementDelay,
    );
    return () => clearTimeout(timer);
  }, [place.key, words]);
  return said.isFirst ? '' : said.words;
}
