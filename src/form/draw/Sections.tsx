import styled from '@emotion/styled';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useFormState } from '../controller/useFormController';
import { DrawSection } from './DrawSection';
import type { FormSection } from './formSection';
import { useSections } from './currentSections';

/**
 * The browser skips later sections while they are off the screen; the intrinsic size is an estimate that reserves their
 * space. The first sections are in view, where correcting an estimate would shift the layout.
 * `content-visibility` clips the box, so its padding leaves room for focus rings.
 */
const Section = styled.div`
  &[data-later] {
    margin: -8px;
    padding: 8px;
    content-visibility: auto;
    contain-intrinsic-size: auto 480px;
  }
`;

/** Number of questions drawn at once, and milliseconds until the next section, in which the page can respond. */
const atOnce = 25;
const pause = 60;

/** How many sections are drawn at once: the first, and more while they are small together. */
function countAtOnce(sections: FormSection[]): number {
  let questions = 0;
  const fitting = sections.findIndex(
    ({ schema }) => (questions += Object.keys(schema.properties).length) > atOnce,
  );
  return fitting < 0 ? sections.length : Math.max(1, fitting);
}

/**
 * All active sections. The first can be answered while the others are still being drawn; what comes after the last one
 * is drawn after it. What has been drawn stays.
 */
export function Sections({ children }: { children: ReactNode }) {
  const sections = useSections();
  // The links to problems need their fields on the page.
  const hasProblems = useFormState(({ problems }) => problems.length > 0);
  const [more, setMore] = useState(0);
  const atFirst = countAtOnce(sections);
  const drawn = atFirst + more;
  const [isWhole, setIsWhole] = useState(false);
  if (!isWhole && (hasProblems || drawn >= sections.length)) setIsWhole(true);
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setMore(more + 1)), pause);
    return () => clearTimeout(timer);
  }, [more, isWhole]);
  return (
    <>
      {(isWhole ? sections : sections.slice(0, drawn)).map((section, i) => (
        <Section key={section.name} data-later={i < atFirst ? undefined : ''}>
          <DrawSection section={section} />
        </Section>
      ))}
      {isWhole && children}
    </>
  );
}
