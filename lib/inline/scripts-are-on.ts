/** Tells the style sheet that scripts run: `components/islands/islands.css`. */
document.documentElement.dataset.js = '';
