// What stands around every screen: skip link, header, spotlight, the screen itself.
import { Outlet } from "react-router";

export function Layout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
