import { onPaper, tokens, VisuallyHidden } from '#ui';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { loader } from '../calls/loader';
import { useStore } from '../store';
import { t } from '../i18n';

const appear = keyframes`
  from { opacity: 0; }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Blocks clicks at once, but becomes visible only after a delay, so that quick responses do not flicker. */
const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: 1500;
  display: grid;
  place-items: center;
  background: ${tokens.veil};
  cursor: progress;
  ${onPaper} {
    display: none;
  }
  animation: ${appear} 200ms 250ms both;
`;

const Centre = styled.div`
  display: grid;
  place-items: center;
  & > * {
    grid-area: 1 / 1;
  }
`;

const Ring = styled.div`
  width: 64px;
  height: 64px;
  border: 4px solid ${tokens.colour.hairline};
  border-top-color: ${tokens.colour.primary};
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;

export const LoaderOverlay = () => {
  const { isBusy, share } = useStore(loader);
  return (
    <>
      <VisuallyHidden role="status">{isBusy ? t('loading') : ''}</VisuallyHidden>
      {isBusy && (
        <Veil data-testid="loader">
          <Centre>
            <Ring />
            {share && <b aria-hidden="true">{Math.round(share * 100)} %</b>}
          </Centre>
        </Veil>
      )}
    </>
  );
};
