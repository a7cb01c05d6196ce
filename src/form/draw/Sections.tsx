import styled from '@emotion/styled';
import { useMemo } from 'react';
import { useRequest, useSession } from '../session/useSession';
import { formsFor } from './sections';
import { DrawPartContext, type Part } from './DrawPart';
import { SectionForm } from './SectionForm';

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

const drawPart = (part: Part) => <SectionForm {...part} />;

/** All questions that the answers so far call for. */
export function Sections() {
  const { definition } = useSession().props;
  const answers = useRequest((state) => state.answers);
  const forms = useMemo(() => formsFor(definition, answers), [definition, answers]);
  return (
    <DrawPartContext value={drawPart}>
      {forms.map(({ name, ...form }) => (
        <Section key={name}>{drawPart(form)}</Section>
      ))}
    </DrawPartContext>
  );
}
