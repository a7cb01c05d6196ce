import styled from '@emotion/styled';
import { startTransition, useEffect, useState } from 'react';
import { useFormState } from '../controller/useFormController';
import { DrawSection } from './DrawSection';
import type { FormSection } from './formSection';
import { useSections } from './currentSections';

/**
 * Sections out of sight cost nothing until they are scrolled to; the size is a guess that holds their place.
 * Such a box cuts off what reaches beyond it, so it is wider by the focus ring.
 */
const Section = styled.div`
  margin: -8px;
  padding: 8px;
  content-visibility: auto;
  contain-intrinsic-size: auto 480px;
`;

/** Questions that are drawn at once, and the milliseconds until the next section: in between the page answers. */
const atOnce = 25;
const pause = 60;

/** The sections that are drawn at once: the first, and those after it as long as they stay small together. */
function firstOf(sections: FormSection[]): number {
  let questions = 0;
  const fitting = sections.findIndex(
    ({ schema }) => (questions += Object.keys(schema.properties).length) > atOnce,
  );
  return fitting < 0 ? sections.length : Math.max(1, fitting);
}

/** All questions that the answers so far call for. The first can be answered while the others are still being drawn. */
export function Sections() {
  const sections = useSections();
  // What is to be put right has to be there to lead to.
  const hasProblems = useFormState(({ problems }) => problems.length > 0);
  const [more, setMore] = useState(0);
  const drawn = firstOf(sections) + more;
  const isWhole = hasProblems || drawn >= sections.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setMore(more + 1)), pause);
    return () => clearTimeout(timer);
  }, [more, isWhole]);
  return (isWhole ? sections : sections.slice(0, drawn)).map((section) => (
    <Section key={section.name}>
      <DrawSection section={section} />
    </Section>
  ));
}
