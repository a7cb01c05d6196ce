import { Box, Link } from '@mui/material';
import { t, tCount } from '../../i18n';
import { usePlace } from '../../shell/place';

/** The first of some examples, and how many there are besides. */
export function ExampleLinks({ requestKey, names }: { requestKey: string; names: string[] }) {
  const { goTo } = usePlace();
  const [first, ...others] = names;
  if (first === undefined)
    return (
      <Box component="span" sx={{ color: 'warning.main' }}>
        {t('paths.noExample')}
      </Box>
    );
  const path = `schemas/${requestKey}/examples/${first}.json`;
  return (
    <>
      <Link component="button" variant="body2" onClick={() => goTo({ key: requestKey, path })}>
        {first}
      </Link>
      {others.length > 0 && ` ${tCount('paths.andMore', others.length)}`}
    </>
  );
}
