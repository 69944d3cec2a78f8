import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../ui/browser/lazy-component.js';
import { endTour, useTourOpen } from './tour-request.js';

const SiteTour = lazyPart(() => import('./site-tour.js').then((module) => module.SiteTour));

/** The tour is of the home page: from elsewhere it leads there first, and it ends where one goes on by oneself. */
export function TourGate() {
  const isOpen = useTourOpen();
  const isHome = useLocation().pathname === '/';
  const navigate = useNavigate();
  useEffect(() => {
    if (isOpen && !isHome) void navigate('/');
  }, [isOpen, isHome, navigate]);
  if (!isOpen || !isHome) return null;
  return (
    <Suspense fallback={null}>
      <SiteTour onEnd={endTour} />
    </Suspense>
  );
}
