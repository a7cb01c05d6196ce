import styled from '@emotion/styled';
import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { Stack } from '../../look/Stack';
import { fromDesktop } from '../../look/tokens';
import { Fieldset, Legend } from '../parts/Fieldset';
import { Hint } from '../../look/Hint';

/** The value of now beside the new one, where there is room. */
const Pair = styled(Stack)`
  ${fromDesktop} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

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
