/** What stands over printed pages is the title of the page, which only a style sheet can put there (src/app/print.css). */
export function nameWhatIsPrinted(document: Document): void {
  addEventListener('beforeprint', () => {
    document.documentElement.style.setProperty('--running-head', `"${document.title.replace(/["\\\n]/g, '\\$&')}"`);
  });
}
