import { type ScreenPath, screenPaths } from '#api/screens';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { dashboardCode, formScreenCode, type LaterCode, screenCode } from './screens';
import { SignIn } from './signIn/SignIn';

/**
 * Draws code that is here already at once: after a promise, even a fulfilled one, React would show the placeholder for a
 * third of a second. Code that could not be fetched is asked for again on the next visit: a component of React.lazy would
 * stay broken.
 */
function screen<P extends object>(code: LaterCode<{ default: ComponentType<P> }>) {
  let attempt = newAttempt('');

  function newAttempt(visit: string) {
    const begun = { visit, hasFailed: false, Screen: lazy(load) };
    return begun;

    function load(): ReturnType<typeof code> {
      if (code.loaded) return { then: (draw) => draw!(code.loaded!) } as ReturnType<typeof code>;
      const fetched = code();
      fetched.catch(() => (begun.hasFailed = true));
      return fetched;
    }
  }

  return (props: P) => {
    const { key: visit } = useLocation();
    if (attempt.hasFailed && attempt.visit !== visit) attempt = newAttempt(visit);
    const { Screen } = attempt;
    return <Screen {...props} />;
  };
}

const Dashboard = screen(dashboardCode);
const NotFound = screen(() => import('./shell/NotFound'));
const Policies = screen(screenCode['/dashboard/policy']);
const Track = screen(screenCode['/dashboard/track-service-request']);
const Raise = screen(screenCode['/dashboard/raise-service-request']);
const PremiumPayment = screen(screenCode['/dashboard/premium-payment']);
const ThankYou = screen(screenCode['/dashboard/thank-you']);
const FundValue = screen(screenCode['/dashboard/fund-value']);
const Profile = screen(screenCode['/dashboard/profile']);
const DefinitionScreen = screen(formScreenCode);

/** A screen with a form of a request type: the last part of its path, and the name of its menu entry. */
const form = (screen: string, name: string) => (
  <DefinitionScreen key={screen} screen={screen} name={name} />
);

const screens: { [path in ScreenPath]: ReactElement } = {
  '/': <SignIn />,
  '/login': <SignIn />,
  '/dashboard/policy': <Policies />,
  '/dashboard/premium-payment': <PremiumPayment />,
  '/dashboard/fund-value': <FundValue />,
  '/dashboard/profile': <Profile />,
  '/dashboard/track-service-request': <Track />,
  '/dashboard/raise-service-request': <Raise />,
  '/dashboard/thank-you': <ThankYou />,
  '/dashboard/fund-switch': form('fund-switch', 'fundSwitch'),
  '/dashboard/premium-redirection': form('premium-redirection', 'premiumRedirection'),
  '/dashboard/premium-paid-certificate': form('premium-paid-certificate', 'premiumPaidCertificate'),
  '/dashboard/premium-receipt': form('premium-receipt', 'premiumReceipt'),
  '/dashboard/fund-statement': form('fund-statement', 'fundStatement'),
  '/dashboard/policy-document': form('policy-document', 'policyDocument'),
};

const isInDashboard = (path: ScreenPath) => path.startsWith('/dashboard/');

/** Paths have the case that the server answers. */
const routeOf = (path: ScreenPath) => (
  <Route key={path} path={path} element={screens[path]} caseSensitive />
);

/** All routes. Only the code of the sign-in page is loaded with the first page. */
export const AppRoutes = () => (
  <Routes>
    {screenPaths.filter((path) => !isInDashboard(path)).map(routeOf)}
    <Route element={<Dashboard />}>{screenPaths.filter(isInDashboard).map(routeOf)}</Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
