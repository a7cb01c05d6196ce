import { overlayPath } from '#authoring';
import { Box, Button, Typography } from '@mui/material';
import { useDiagnostics } from '../../checker/useDiagnostics';
import { t } from '../../i18n';
import { usePlace } from '../../shell/place';
import { type Definition, pathIn } from '../model/definition';
import type { Field } from '../model/fields';
import type { OutlineNode } from '../model/outlineOf';
import { AddLanguage } from '../../shell/AddLanguage';
import type { Edit } from './control';
import { FieldHead } from './FieldHead';
import { problemsAt, withoutThose } from './problemsAt';
import { groupsOf, Properties } from './Properties';
import { useTypedName } from './useTypedName';

interface Props {
  definition: Definition;
  node: OutlineNode;
  edit: Edit;
  /** `isLeft`: the focus goes elsewhere, and is not taken back. */
  onRename: (name: string, isLeft: boolean) => void;
}

/** What can be said of the chosen thing, drawn from the metaschemas of its files. */
export function PropertyPanel({ definition, node, edit, onRename }: Props) {
  const diagnostics = useDiagnostics();
  const { goTo } = usePlace();
  const field =
    node.at === undefined ? undefined : definition.fields.find(({ at }) => at === node.at);
  const name = useTypedName(definition, field, onRename);
  const groups = groupsOf(definition, node);
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
    <Box
      component="section"
      aria-label={t('property.of', { thing: node.title })}
      onBlur={({ currentTarget, relatedTarget }) => {
        // In another window the focus is not elsewhere.
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) name.leave();
      }}
      sx={{ p: 1.5 }}
    >
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
      {field && <FieldHead definition={definition} field={field} edit={edit} name={name} />}
      <Properties
        definition={definition}
        node={node}
        groups={groups}
        diagnostics={diagnostics}
        edit={edit}
      />
      {node.kind === 'form' && (
        <AddLanguage
          known={definition.languages}
          isDisabled={definition.broken !== undefined}
          onAdd={(tag) => edit({ [overlayPath(pathIn(definition.key, 'ui'), tag)]: '{}\n' })}
        />
      )}
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
  if (node.kind === 'part') return [[pathIn(definition.key, 'request'), node.pointer!]];
  if (node.kind === 'condition') return [[pathIn(definition.key, 'schema'), node.pointer!]];
  return [];
}
