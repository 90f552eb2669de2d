import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '../-frame/SiteFrame.tsx';

export const Route = createFileRoute('/$lang/_shell')({
  component: Shell,
});

function Shell() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
