/** Cards, vignettes and icons as markup. */
export {}
