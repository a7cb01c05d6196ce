import { CacheProvider, type EmotionCache } from '@emotion/react';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from './notices/Toasts';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Layout } from './shell/Layout';
import { LoaderOverlay } from './shell/LoaderOverlay';
import { PageSkeleton } from './shell/PageSkeleton';

const Waiting = () => (
  <Layout>
    <PageSkeleton />
  </Layout>
);

/** The portal. `cache` adds its styles with the nonce that the Content-Security-Policy requires. */
export const App = ({ cache }: { cache: EmotionCache }) => (
  <CacheProvider value={cache}>
    <ErrorBoundary>
      <BrowserRouter>
        <Suspense fallback={<Waiting />}>
          <AppRoutes />
        </Suspense>
      </BrowserRouter>
    </ErrorBoundary>
    <LoaderOverlay />
    <Toasts />
  </CacheProvider>
);
