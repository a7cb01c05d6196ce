import { fromDesktop, Hint, Stack } from '#ui';
import type { Column } from '#engine';
import styled from '@emotion/styled';
import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { pointerOfId } from '../draw/fieldId';
import { Fieldset, Legend } from '../parts/Fieldset';
import { Parties } from '../parties/Parties';
import { Banner } from './Banner';
import { ValuesTable } from './ValuesTable';

/** The current value next to the new one, if there is room. */
const Pair = styled(Stack)`
  ${fromDesktop} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

/** A section or a group of questions, with a legend if it has a title. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, uiSchema } = props;
  const { banner } = getUiOptions(uiSchema) as { banner?: string };
  const questions = <Questions {...props} />;
  if (!title && !banner) return questions;
  const named = (
    <>
      {questions}
      {banner && <Banner message={banner} fields={properties.map(({ name }) => name)} />}
    </>
  );
  if (!title) return <Stack>{named}</Stack>;
  return (
    <Fieldset>
      <Legend>{title}</Legend>
      {description && <Hint>{description}</Hint>}
      {named}
    </Fieldset>
  );
}

function Questions({ title, properties, uiSchema, fieldPathId }: ObjectFieldTemplateProps) {
  const { layout, columns } = getUiOptions(uiSchema) as { layout?: string; columns?: Column[] };
  if (layout === 'table')
    return (
      <ValuesTable
        title={title}
        fields={properties.map(({ name }) => `${pointerOfId(fieldPathId.$id)}/${name}`)}
      />
    );
  if (columns)
    return (
      <Parties
        title={title}
        columns={columns}
        contents={Object.fromEntries(properties.map(({ name, content }) => [name, content]))}
      />
    );
  const Layout = layout === 'pair' ? Pair : Stack;
  return <Layout>{properties.map(({ content }) => content)}</Layout>;
}
