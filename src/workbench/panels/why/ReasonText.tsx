import type { Reason } from '#authoring';
import { Box, Link } from '@mui/material';
import type { ReasonPlaces } from '../../checker/protocol';
import { nameOf } from '../../editor/filesOf';
import { t } from '../../i18n';
import { usePlace } from '../../shell/place';

interface Props {
  reason: Reason;
  requestKey: string;
  places: ReasonPlaces;
}

/** A condition as it came out: what is so, which values decided, and what would change it. */
export function ReasonText({ reason, requestKey, places }: Props) {
  const { goTo } = usePlace();
  const { words, otherwise, values, file, at } = reason;
  const place = places[`${file}#${at}`];
  return (
    <Box sx={{ typography: 'body2', py: 0.5 }}>
      <div>{t('why.because', { words })}</div>
      {values.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {values.map(({ name, value }) => (
            <li key={name}>{t('why.value', { name, value })}</li>
          ))}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>{t('why.otherwise', { otherwise })}</Box>
      {place && (
        <Link
          component="button"
          variant="body2"
          onClick={() => {
            const { line, column } = place;
            goTo({ key: requestKey, path: place.file, position: { line, column } });
          }}
        >
          {nameOf(place.file)}:{place.line}
        </Link>
      )}
    </Box>
  );
}
