import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useRequest, useSession } from '../session/useSession';
import { formsFor } from './sections';
import { SectionForm } from './SectionForm';

/** Sections out of sight cost nothing until they are scrolled to; the size is a guess that holds their place. */
const Section = styled('div')({ contentVisibility: 'auto', containIntrinsicSize: 'auto 480px' });

/** All questions that the answers so far call for. */
export function Sections() {
  const { definition } = useSession().props;
  const answers = useRequest((state) => state.answers);
  const forms = useMemo(() => formsFor(definition, answers), [definition, answers]);
  return forms.map(({ name, ...form }) => (
    <Section key={name}>
      <SectionForm {...form} />
    </Section>
  ));
}
