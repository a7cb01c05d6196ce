import type { DiffLine, TypeDiff } from '#authoring';
import { Box, ButtonBase, Typography } from '@mui/material';
import { nameOf } from '../../editor/filesOf';
import { t } from '../../i18n';
import { useProject } from '../../project/useProject';
import { usePlace } from '../../shell/place';
import { rowLook } from '../rowLook';

interface Props extends Pick<TypeDiff, 'verdict' | 'lines'> {
  /** Undefined: the catalogue. */
  requestKey: string | undefined;
}

const kinds = ['change', 'draft', 'example', 'newExample'] as const;

/** Every change, and every draft and example that it concerns; what breaks is marked. A press leads there. */
export function DifferenceList({ requestKey, verdict, lines }: Props) {
  if (lines.length === 0)
    return (
      <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
        {t('difference.nothing')}
      </Typography>
    );
  return (
    <>
      <Typography
        role="status"
        variant="body2"
        sx={{
          px: 2,
          pt: 1,
          fontWeight: 600,
          color: verdict === 'breaking' ? 'error.main' : 'success.main',
        }}
      >
        {t(`difference.${verdict}`)}
      </Typography>
      {kinds.map((kind) => (
        <Part
          key={kind}
          requestKey={requestKey}
          kind={kind}
          lines={lines.filter((line) => line.kind === kind)}
        />
      ))}
    </>
  );
}

interface PartProps {
  requestKey: string | undefined;
  kind: DiffLine['kind'];
  lines: DiffLine[];
}

function Part({ requestKey, kind, lines }: PartProps) {
  if (lines.length === 0) return null;
  const breakingFirst = lines.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
  return (
    <Box component="section" aria-labelledby={`difference-${kind}`}>
      <Typography
        component="h2"
        variant="body2"
        id={`difference-${kind}`}
        sx={{ px: 2, pt: 1, pb: 0.5, fontWeight: 600 }}
      >
        {t(`difference.lines.${kind}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {breakingFirst.map((line, i) => (
          <Box component="li" key={i} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Row requestKey={requestKey} line={line} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Row({ requestKey, line }: { requestKey: string | undefined; line: DiffLine }) {
  const { goTo } = usePlace();
  const project = useProject();
  const { isBreaking, place, message } = line;
  const look = { ...rowLook, gridTemplateColumns: '12px minmax(110px, 190px) 1fr' };
  const content = (
    <>
      <Box component="span" sx={{ color: 'error.main', fontWeight: 700 }}>
        {isBreaking && (
          <span role="img" aria-label={t('difference.breaks')}>
            !
          </span>
        )}
      </Box>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {place && nameOf(place.file) + (place.line === undefined ? '' : `:${place.line}`)}
      </Typography>
      <Typography component="span" variant="body2">
        {message}
      </Typography>
    </>
  );
  // An older example may be gone.
  if (!place || project.textOf(place.file) === undefined)
    return <Box sx={{ ...look, '&:hover': {} }}>{content}</Box>;
  const { file, line: number, column } = place;
  const position = number !== undefined && column !== undefined && { line: number, column };
  return (
    <ButtonBase
      onClick={() =>
        goTo({
          ...(requestKey !== undefined && { key: requestKey }),
          path: file,
          ...(position && { position }),
        })
      }
      sx={look}
    >
      {content}
    </ButtonBase>
  );
}
