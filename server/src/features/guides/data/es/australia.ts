import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '4773281f', text: 'Oceanía' },
  currency: { of: '7e5f3638', text: 'dólar australiano (AUD)' },
  'visaRequirements.touristVisa': {
    of: '9b8b9efd',
    text: 'Casi todos los visitantes necesitan un visado para Australia antes de embarcar: según el pasaporte, una autorización electrónica de viaje (Electronic Travel Authority), un eVisitor o un visado de visitante (Visitor visa), que se solicitan todos por internet. A los ciudadanos de Nueva Zelanda se les suele conceder el suyo al llegar. El visado de visitante no permite trabajar; consulte qué se aplica a su pasaporte en el Departamento del Interior, Department of Home Affairs (immi.homeaffairs.gov.au).',
  },
  'visaRequirements.workVisa': {
    of: 'c7b6afd8',
    text: 'Quienes se mudan a Australia por trabajo suelen hacerlo con un visado patrocinado por el empleador, como el Skills in Demand, o con un visado para trabajadores cualificados por sistema de puntos; los jóvenes de muchos países pueden ir con un visado de vacaciones y trabajo. Las listas de ocupaciones y las normas sobre ingresos cambian a menudo, así que consulte las vigentes en el Department of Home Affairs.',
  },
  'visaRequirements.residencePermit': {
    of: 'c0e0fdaf',
    text: 'Australia no expide ninguna tarjeta de residencia: el visado es electrónico y constituye por sí mismo el derecho a permanecer en el país. A la residencia permanente se llega sobre todo con los visados para trabajadores cualificados, los patrocinados por un empleador y los familiares, cada uno con sus propias condiciones; el Department of Home Affairs los enumera.',
  },
  'visaRequirements.familyReunification': {
    of: '4d7118b2',
    text: 'La pareja y los hijos a cargo pueden incluirse normalmente en la misma solicitud de visado para Australia. Para reunirse con alguien que ya vive allí existen visados de pareja, de hijos o de padres, que pueden tardar mucho; consulte los plazos de tramitación actuales en el Department of Home Affairs.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'c8957252',
    text: 'El menaje de casa enviado a Australia como efectos personales no acompañados está libre de derechos de aduana y de GST si lo ha poseído y usado en el extranjero durante al menos 12 meses antes de salir hacia Australia. Lo que tenga desde hace menos de 12 meses se valora para el pago de derechos y GST. El alcohol y el tabaco incluidos en el envío siempre pagan impuestos, y los vehículos, las piezas de vehículos y los artículos destinados al comercio no se consideran efectos personales.',
  },
  'customsRegulations.prohibitedItems.0': { of: '4cc759fc', text: 'Frutas y verduras frescas.' },
  'customsRegulations.prohibitedItems.1': { of: '245c4aab', text: 'Plantas vivas, bulbos y esquejes.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'c5aa51c2',
    text: 'Semillas prohibidas y cualquier semilla que no se pueda identificar.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'b35663c6',
    text: 'Productos vegetales con alto riesgo de llevar el escarabajo khapra.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '95b0a744',
    text: 'Animales que necesitan permiso: nunca viajan con el menaje de casa.',
  },
  'customsRegulations.prohibitedItems.5': {
    of: 'cfa9e9a8',
    text: 'Artículos con amianto (asbesto), que puede estar oculto en aparatos y vehículos antiguos.',
  },
  'customsRegulations.prohibitedItems.6': {
    of: 'ba90dcd3',
    text: 'Navajas automáticas y muchas otras armas, que están prohibidas o necesitan permiso.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '9271d61d',
    text: 'Equipo de acampada y deporte, bicicletas, botas, herramientas de jardín y muebles de exterior: declárelos y elimine todo resto de tierra y de plantas.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'dfbcbd20',
    text: 'Objetos de madera, caña, bambú y paja: declárelos, pues puede que haya que someterlos a tratamiento.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '678a73ea',
    text: 'Pieles de animales, plumas y conchas: declárelas para su inspección.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '86c055bd',
    text: 'Algunos medicamentos y esteroides: muchos exigen receta o permiso.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'daa12cf0',
    text: 'Vapeadores: muy controlados, así que pregunte antes de meter uno en el equipaje o en la mudanza.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'd9478cfc',
    text: 'Alcohol y tabaco: siempre pagan impuestos en un envío de menaje de casa.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '4c46a84d',
    text: 'Declaración de efectos personales no acompañados (Unaccompanied Personal Effects Statement), formulario B534.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'dc0dadfd',
    text: 'Lista detallada de todo lo que contiene el envío.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '03375e56',
    text: 'Pasaporte y, por lo general, el visado que demuestra que puede vivir en Australia.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '57812a99',
    text: 'Recibos u otra prueba de la fecha de compra de lo que tenga desde hace menos de 12 meses.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '02ef23cf',
    text: 'Calcule entre 5 y 15 días hábiles, aproximadamente, para el despacho desde que el envío llega a Australia; es un margen habitual, no una promesa. La documentación de todos los envíos pasa un examen de bioseguridad y muchos se abren, y la cita para la inspección suele ser el cuello de botella. Lo que no se puede tratar se destruye o se devuelve a costa del propietario, así que limpie bien todo antes de embalar.',
  },
  'petImport.vaccinations.0': {
    of: '22e2a260',
    text: 'Vacuna contra la rabia para perros y gatos procedentes de países del Grupo 3, donde la rabia existe pero está controlada.',
  },
  'petImport.vaccinations.1': {
    of: '7fdd1504',
    text: 'Titulación de anticuerpos neutralizantes de la rabia (RNATT) después de la vacuna para el Grupo 3; los resultados suelen aceptarse durante 12 meses, así que confirme la fecha con el Departamento de Agricultura.',
  },
  'petImport.vaccinations.2': {
    of: '736659ed',
    text: 'Verificación de identidad por el veterinario oficial antes de extraer la muestra para la titulación: para el Grupo 3, de ella depende normalmente que la cuarentena sea de 10 o de 30 días.',
  },
  'petImport.vaccinations.3': {
    of: 'bf58f9f2',
    text: 'Tratamientos antiparasitarios y las demás pruebas que indique el permiso de importación de su mascota.',
  },
  'petImport.quarantine': {
    of: '511b512f',
    text: 'Las mascotas suelen pasar al menos 10 días en la estación de cuarentena oficial de Mickleham, cerca de Melbourne, si vienen de un país de los Grupos 2 o 3, y hasta 30 días si vienen del Grupo 3 sin la verificación de identidad previa; confirme la estancia con el Departamento de Agricultura. El dogo argentino, el fila brasileño, el tosa japonés, los perros de tipo pit bull y el presa canario están prohibidos en Australia, igual que algunos gatos híbridos como el savannah.',
  },
  'petImport.healthCertificate': {
    of: '3984779a',
    text: 'Los perros y gatos solo entran en Australia desde países aprobados (Grupos 1 a 3) y, en el caso del Grupo 3, necesitan un permiso de importación, una declaración de la autoridad competente del país de origen y al menos 180 días de residencia continua en un país aprobado. Las mascotas de otros lugares deben vivir primero 180 días en un país aprobado. Empiece los trámites bastante más de medio año antes del vuelo.',
  },
  'vehicleImport.regulations': {
    of: '930a4caf',
    text: 'Un vehículo de carretera necesita una autorización de importación según la Road Vehicle Standards Act 2018, solicitada por internet en el sistema ROVER, antes de llegar a Australia; sin ella, la Border Force no lo entrega. La vía de importación personal suele exigir que haya poseído y usado el vehículo en el extranjero durante al menos 12 meses sin interrupción.',
  },
  'vehicleImport.duties': {
    of: '584c4494',
    text: 'Cuente normalmente con un 5 % de derechos de aduana por un automóvil llevado a Australia (a menudo ninguno si hay un acuerdo de libre comercio), un 10 % de GST y, por encima de cierto valor, el impuesto sobre automóviles de lujo. Consulte los tipos vigentes en la Australian Border Force antes de enviarlo.',
  },
  'vehicleImport.documentation.0': {
    of: 'cd5de80f',
    text: 'Autorización de importación del vehículo emitida en ROVER, concedida antes de enviarlo.',
  },
  'vehicleImport.documentation.1': {
    of: 'd9bad028',
    text: 'Prueba de propiedad y de uso en el extranjero durante al menos 12 meses.',
  },
  'vehicleImport.documentation.2': { of: '359f280f', text: 'Pasaporte y prueba de que puede permanecer en Australia.' },
  'vehicleImport.documentation.3': {
    of: 'f3286730',
    text: 'Prueba de que el vehículo no contiene amianto (asbesto), si se pide.',
  },
  'vehicleImport.restrictions': {
    of: 'df93e895',
    text: 'En Australia se conduce por la izquierda y por lo general se espera que el volante esté a la derecha; los vehículos de 25 años o más suelen tenerlo más fácil. Los automóviles deben llegar muy limpios y sin amianto (asbesto). Con los impuestos, el flete y la adaptación, llevar un automóvil corriente a Australia a menudo no compensa: compare con lo que cuesta comprarlo allí.',
  },
  'healthcare.system': {
    of: '70586ed9',
    text: 'El sistema público de Australia, Medicare, cubre los hospitales públicos y buena parte de lo que cuestan las consultas médicas. Es para ciudadanos, residentes permanentes y algunas otras personas, entre ellas los visitantes de países con un acuerdo de reciprocidad.',
  },
  'healthcare.insurance': {
    of: '86bc9708',
    text: 'Los titulares de visados temporales en Australia suelen necesitar un seguro médico privado, y muchos visados lo exigen como condición. Los residentes permanentes a menudo añaden una cobertura privada para el dentista y los hospitales privados; consulte las condiciones de su visado en el Department of Home Affairs.',
  },
  'healthcare.emergencyNumber': { of: 'e1bca055', text: '000 (el 112 también funciona desde teléfonos móviles)' },
  'education.schoolSystem': {
    of: 'bb963049',
    text: 'La enseñanza en Australia depende de los estados y territorios, con primaria y secundaria hasta el 12.º curso; el año escolar va aproximadamente de finales de enero a diciembre. Las escuelas públicas están abiertas a todos, pero las familias con visados temporales pueden tener que pagar: pregunte en el departamento de educación del estado.',
  },
  'education.languageOfInstruction': {
    of: '41c194df',
    text: 'En las escuelas de Australia se enseña en inglés, y muchas ofrecen clases adicionales de inglés a los niños recién llegados.',
  },
  'utilities.electricity': {
    of: 'aaf608cb',
    text: 'En Australia la corriente es de 230 V a 50 Hz, con enchufes de tipo I. Los aparatos fabricados para 110 a 120 V no funcionan allí sin transformador, así que mire la etiqueta de cada uno antes de embalarlo.',
  },
  'utilities.internet': {
    of: '120f3d07',
    text: 'La mayoría de los hogares de Australia se conectan a través de la National Broadband Network, que comercializan muchas empresas. El tipo de línea depende de la dirección, así que compruébelo antes de firmar un contrato de alquiler.',
  },
  'utilities.banking': {
    of: '8a39ece3',
    text: 'Varios grandes bancos australianos permiten a los recién llegados iniciar la apertura de una cuenta por internet antes de llegar y completarla en una sucursal con el pasaporte. Pida a la oficina tributaria un número fiscal (tax file number) poco después de llegar, porque sin él se le retienen impuestos a un tipo más alto.',
  },
  'culturalTips.0': {
    of: '25364552',
    text: 'En Australia lo habitual es llamarse por el nombre de pila desde el principio, también en el trabajo; una actitud sencilla y amable sirve más que los títulos.',
  },
  'culturalTips.1': {
    of: 'bfb282b5',
    text: 'El sol es fuerte: el sombrero, el protector solar y la sombra son parte de la vida diaria, y las escuelas suelen exigir sombrero al aire libre.',
  },
  'culturalTips.2': {
    of: 'dfa0cf81',
    text: 'En las playas vigiladas, báñese entre las banderas rojas y amarillas, donde vigilan los socorristas.',
  },
  'culturalTips.3': {
    of: '4adacff5',
    text: 'Los actos públicos suelen comenzar con un reconocimiento a los propietarios tradicionales de la tierra (Traditional Owners); lo cortés es escuchar en silencio.',
  },
  'culturalTips.4': {
    of: '90f333bb',
    text: 'Las estaciones van al revés que en el hemisferio norte, de modo que quien se muda en julio llega en invierno, y muchas casas tienen poca calefacción.',
  },
  'importantContacts.emergencyServices': {
    of: '4419580d',
    text: 'En Australia, marque el 000 para policía, bomberos o ambulancia; el 112 también funciona desde teléfonos móviles, y el 106 es el servicio de retransmisión de texto para personas sordas o con dificultades del habla.',
  },
  'importantContacts.taxOffice': {
    of: '2b70f98c',
    text: 'La Oficina Australiana de Impuestos, Australian Taxation Office (ATO), se ocupa de los impuestos y de los números fiscales (tax file number): ato.gov.au.',
  },
  'sources.0.title': { of: 'ce43341f', text: 'Departamento de Agricultura de Australia: mudarse a Australia' },
  'sources.1.title': { of: '74361f23', text: 'Departamento de Agricultura de Australia: efectos personales' },
  'sources.2.title': {
    of: '34a100ed',
    text: 'Aduanas de Australia: efectos personales no acompañados (página antigua)',
  },
  'sources.3.title': { of: '9c525e1d', text: 'Australian Border Force' },
  'sources.4.title': {
    of: '6159c73f',
    text: 'Departamento de Agricultura de Australia: prueba de anticuerpos contra la rabia para perros y gatos',
  },
  'sources.5.title': {
    of: '88e8db75',
    text: 'Departamento de Agricultura de Australia: preguntas sobre la entrada de perros y gatos',
  },
  'sources.6.title': {
    of: '2777fd33',
    text: 'Departamento de Infraestructura de Australia: importar un vehículo de carretera',
  },
  'sources.7.title': {
    of: 'b792f3a9',
    text: 'Departamento del Interior de Australia: visados e instalación en el país',
  },
  'sources.8.title': { of: '5e4dfb16', text: 'Oficina Australiana de Impuestos (Australian Taxation Office)' },
  'sources.9.title': {
    of: 'd6adfed4',
    text: 'First Migration Service: cuarentena de mascotas en Australia (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
