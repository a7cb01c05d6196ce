import { styled } from '@mui/material/styles';
import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { Fieldset, Legend } from '../parts/Fieldset';
import { Hint } from '../parts/Hint';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/** The value of now beside the new one, where there is room. */
const Pair = styled(Stack)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
}));

/** A section or a group of questions, named when it has a title. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, uiSchema } = props;
  const Layout = getUiOptions(uiSchema).layout === 'pair' ? Pair : Stack;
  const questions = <Layout>{properties.map(({ content }) => content)}</Layout>;
  if (!title) return questions;
  return (
    <Fieldset>
      <Legend>{title}</Legend>
      {description && <Hint>{description}</Hint>}
      {questions}
    </Fieldset>
  );
}
