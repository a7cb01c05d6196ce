import { Card, SecondaryButton, Skeleton, Stack } from '#ui';
import { useEffect, useState } from 'react';
import { t } from '../i18n';

/** Milliseconds after which a page that is still loading says what the customer can do. */
const patience = 15_000;

/** Shown while the code of a page is loading. A browser waits for a file that never arrives without an end. */
export function PageSkeleton() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap={3} data-loading={isLate ? undefined : ''}>
      <Stack gap={3} aria-busy="true">
        <div>
          <Skeleton width={24} />
        </div>
        <Card>
          <Stack gap={2}>
            <Skeleton width={30} />
            <Skeleton width={40} />
            <Skeleton width={20} />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={2} role="status">
        {isLate && (
          <>
            <p>{t('fault.late')}</p>
            <p>{t('fault.message')}</p>
            <div>
              <SecondaryButton onClick={() => window.location.reload()}>
                {t('fault.reload')}
              </SecondaryButton>
            </div>
          </>
        )}
      </Stack>
    </Stack>
  );
}
