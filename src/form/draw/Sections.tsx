import styled from '@emotion/styled';
import { startTransition, useEffect, useState } from 'react';
import { useRequest } from '../controller/useFormController';
import { DrawSection } from './DrawSection';
import type { DrawnForm } from './formSection';
import { useForms } from './currentSections';

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
function firstOf(forms: DrawnForm[]): number {
  let questions = 0;
  const fitting = forms.findIndex(
    ({ schema }) => (questions += Object.keys(schema.properties).length) > atOnce,
  );
  return fitting < 0 ? forms.length : Math.max(1, fitting);
}

/** All questions that the answers so far call for. The first can be answered while the others are still being drawn. */
export function Sections() {
  const forms = useForms();
  // What is to be put right has to be there to lead to.
  const hasProblems = useRequest(({ shown }) => shown.length > 0);
  const [more, setMore] = useState(0);
  const drawn = firstOf(forms) + more;
  const isWhole = hasProblems || drawn >= forms.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setMore(more + 1)), pause);
    return () => clearTimeout(timer);
  }, [more, isWhole]);
  return (isWhole ? forms : forms.slice(0, drawn)).map((form) => (
    <Section key={form.name}>
      <DrawSection form={form} />
    </Section>
  ));
}
