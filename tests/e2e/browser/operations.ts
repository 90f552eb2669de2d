import type { Page, Response } from 'playwright';

/** The server's next answer to an operation of this name; asked for before whatever sends it. */
export function answered(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse(
    (response) => (response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false) && response.ok(),
  );
}
