import { Box, Chip } from '@mui/material';
import { VisuallyHidden } from '#ui';
import { useCheckerState } from '../checker/checkerClient';
import { t, tCount } from '../i18n';
import { unpublishedKeys } from '../project/projectState';
import { useProjectState } from '../project/useProject';

/** A request type in the tree: its title, whether it is clean, and whether it was edited or not published yet. */
export function StateMark({ requestKey, title }: { requestKey: string; title: string }) {
  const state = useCheckerState(({ states }) => states[requestKey]);
  const isEdited = useProjectState(({ unsaved }) =>
    [...unsaved.keys()].some((path) => path.startsWith(`schemas/${requestKey}/`)),
  );
  const isUnpublished = useProjectState((project) => unpublishedKeys(project).has(requestKey));
  const { errors = 0, warnings = 0 } = state ?? {};
  const colour = !state
    ? 'divider'
    : errors > 0
      ? 'error.main'
      : warnings > 0
        ? 'warning.main'
        : 'success.main';
  const words = !state
    ? t('state.unknown')
    : errors > 0
      ? tCount('state.errors', errors)
      : warnings > 0
        ? tCount('state.warnings', warnings)
        : t('state.clean');
  return (
    <Box
      title={`${title}: ${words}`}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}
    >
      <Box
        aria-hidden
        sx={{
          width: 9,
          height: 9,
          flex: 'none',
          bgcolor: colour,
          borderRadius: errors > 0 ? 0.25 : '50%',
        }}
      />
      <Box
        component="span"
        sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {title}
      </Box>
      {(isEdited || isUnpublished) && (
        <Box component="span" sx={{ fontSize: 11, color: 'text.secondary' }}>
          {t(isEdited ? 'state.edited' : 'state.unpublished')}
        </Box>
      )}
      {errors > 0 && (
        <Chip
          aria-hidden
          size="small"
          color="error"
          label={errors}
          sx={{ height: 18, fontSize: 11 }}
        />
      )}
      <VisuallyHidden>, {words}</VisuallyHidden>
    </Box>
  );
}
