import styled from '@emotion/styled';
import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { pointerOfId } from '../draw/id';
import { Stack } from '../../look/Stack';
import { fromDesktop } from '../../look/tokens';
import { Fieldset, Legend } from '../parts/Fieldset';
import { Hint } from '../../look/Hint';
import { ValuesTable } from './ValuesTable';

/** The value of now beside the new one, where there is room. */
const Pair = styled(Stack)`
  ${fromDesktop} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

/** A section or a group of questions, named when it has a title. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, uiSchema, fieldPathId } = props;
  const { layout } = getUiOptions(uiSchema);
  const Layout = layout === 'pair' ? Pair : Stack;
  const questions =
    layout === 'table' ? (
      <ValuesTable
        title={title}
        fields={properties.map(({ name }) => `${pointerOfId(fieldPathId.$id)}/${name}`)}
      />
    ) : (
      <Layout>{properties.map(({ content }) => content)}</Layout>
    );
  if (!title) return questions;
  return (
    <Fieldset>
      <Legend>{title}</Legend>
      {description && <Hint>{description}</Hint>}
      {questions}
    </Fieldset>
  );
}
