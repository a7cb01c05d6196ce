import { Box, Button, Typography } from '@mui/material';
import { useDiagnostics } from '../../checker/useDiagnostics';
import { t } from '../../i18n';
import { usePlace } from '../../shell/place';
import { type Definition, pathIn } from '../model/definition';
import type { Field } from '../model/fields';
import type { OutlineNode } from '../model/outlineOf';
import { AddLanguage } from './AddLanguage';
import { ChoicesEditor } from './ChoicesEditor';
import { ConditionControls } from './ConditionControls';
import type { Edit } from './control';
import { Controls } from './Controls';
import { fieldControls } from './fieldControls';
import { FieldHead } from './FieldHead';
import { otherControls } from './otherControls';
import { problemsAt, withoutThose } from './problemsAt';

interface Props {
  definition: Definition;
  node: OutlineNode;
  edit: Edit;
  onRename: (name: string) => void;
}

/** What can be said of the chosen thing, drawn from the metaschemas of its files. */
export function PropertyPanel({ definition, node, edit, onRename }: Props) {
  const diagnostics = useDiagnostics();
  const { goTo } = usePlace();
  const field =
    node.at === undefined ? undefined : definition.fields.find(({ at }) => at === node.at);
  const groups = (
    field ? fieldControls(definition, field) : otherControls(definition, node)
  ).filter(({ controls }) => controls.length > 0);
  const shown = groups.flatMap(({ controls }) =>
    controls.map((control) =>
      problemsAt(definition.texts, diagnostics, control.file, control.pointer),
    ),
  );
  const rest = withoutThose(
    placesOf(definition, node, field).flatMap(([file, at]) =>
      problemsAt(definition.texts, diagnostics, file, at),
    ),
    shown.flat(),
  );
  return (
    <Box component="section" aria-label={t('property.of', { thing: node.title })} sx={{ p: 1.5 }}>
      <Typography component="h2" sx={{ fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {node.title}
      </Typography>
      {rest.map((problem, i) => (
        <Button
          key={i}
          sx={{ textAlign: 'left', p: 0, fontWeight: 400, display: 'block', mt: 0.5 }}
          color={problem.severity === 'error' ? 'error' : 'warning'}
          onClick={() =>
            goTo({
              key: definition.key,
              path: problem.file,
              position: { line: problem.line, column: problem.column },
            })
          }
        >
          {problem.message}
        </Button>
      ))}
      {field && (
        <FieldHead
          key={field.at}
          definition={definition}
          field={field}
          edit={edit}
          onRename={onRename}
        />
      )}
      {field && Array.isArray(field.schema.enum) && field.schema.type !== 'boolean' && (
        <ChoicesEditor definition={definition} field={field} edit={edit} />
      )}
      {node.kind === 'condition' && (
        <Box sx={{ mt: 1.5 }}>
          <ConditionControls definition={definition} node={node} edit={edit} />
        </Box>
      )}
      {groups.map((group) => (
        <Controls key={group.title} definition={definition} group={group} edit={edit} />
      ))}
      {node.kind === 'form' && <AddLanguage definition={definition} edit={edit} />}
    </Box>
  );
}

function placesOf(
  definition: Definition,
  node: OutlineNode,
  field: Field | undefined,
): [string, string][] {
  if (field)
    return [
      ...field.places.map(({ file, at }): [string, string] => [file, at]),
      [pathIn(definition.key, 'ui'), field.at],
    ];
  if (node.kind === 'section')
    return [[pathIn(definition.key, 'ui'), `/ui:sections/${node.index}`]];
  if (node.kind === 'step') return [[pathIn(definition.key, 'request'), `/steps/${node.index}`]];
  if (node.kind === 'load') return [[pathIn(definition.key, 'request'), `/load/${node.index}`]];
  if (node.kind === 'condition')
    return [[pathIn(definition.key, 'schema'), node.id.slice('condition:'.length)]];
  return [];
}
